import type { IncomingRequest } from './incoming-request'

const SLOW = ['slow-2g', '2g', '3g']

/** Whether the browser saves data or is on a slow connection, which Chromium says once it was asked. */
export const wantsLight = ({ headers }: IncomingRequest) =>
  headers['save-data'] === 'on' || SLOW.includes(String(headers.ect))

const NOTE =
  '<p class="light-note" role="status">Your browser saves data, so this page is text alone. Touch it, and what needs script follows.</p>'

/** Loads the page's scripts at the first touch. It takes the note away before, because React does not know it. */
const LOADER = `<script>{const touches=['pointerdown','keydown','focusin'],start=()=>{for(const touch of touches)removeEventListener(touch,start,true);document.querySelector('.light-note').remove();for(const{dataset}of document.querySelectorAll('script[data-src]'))document.head.append(Object.assign(document.createElement('script'),{src:dataset.src}))};for(const touch of touches)addEventListener(touch,start,true)}</script>`

/**
 * The HTML of a page without what it can do without until somebody touches it: no script, and the typeface of the device. All
 * of it works as plain links, forms and popovers until then.
 */
export function lightPage(html: string): string {
  return html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script>document\.fonts\.add\([^<]*<\/script>/g, '')
    .replace(/@font-face\s*{font-family:\s*Newsreader File;[^}]*}/g, '')
    .replace(
      /<script src="(\/_next\/static\/[^"]+)"(?! noModule)[^>]*>/g,
      '<script type="text/plain" data-src="$1">',
    )
    .replace('<main', `${NOTE}<main`)
    .replace('</body>', `${LOADER}</body>`)
}
