"""Those who run the site: the server, what guards it, what is measured, how it is deployed."""
