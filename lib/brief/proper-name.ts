import { html, type Html } from '../text/html'

/** A name of its own language and script, which nobody translates; the language of most is not recorded. */
export const properName = (text: string): Html => html`<bdi lang="" translate="no">${text}</bdi>`
