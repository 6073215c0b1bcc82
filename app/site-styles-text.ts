/** The site's stylesheet as text: on the server of a built site. In the browser, and while developing, it is empty. */
export const SITE_STYLES: string = ''

/** The font of headings in base64, likewise. */
export const SITE_FONT: string = ''
