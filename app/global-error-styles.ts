import { DARK_COLOURS, LIGHT_COLOURS } from '@/lib/theme-colours'

type Colours = Record<'paper' | 'ink' | 'accent' | 'on-accent', string>

const write = ({ paper, ink, accent, 'on-accent': onAccent }: Colours) =>
  `--paper:${paper};--ink:${ink};--accent:${accent};--on-accent:${onAccent}`

const LIGHT = write(LIGHT_COLOURS)
const DARK = write(DARK_COLOURS)

/**
 * All that the page needs which replaces a broken shell. Text in its script: as a stylesheet it would be written into
 * every page, because any page may break.
 */
export const GLOBAL_ERROR_STYLES = `
:root { color-scheme: light; ${LIGHT} }
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { color-scheme: dark; ${DARK} } }
:root[data-theme='dark'] { color-scheme: dark; ${DARK} }
body {
  max-width: 84rem; margin: 0 auto; padding: 4rem 1rem;
  background: var(--paper); color: var(--ink); font: 15px/1.55 system-ui, sans-serif;
}
h1 { font: 500 2.25rem/1.12 Georgia, serif; }
button {
  min-height: 44px; padding-inline: 1rem; border: 0; border-radius: 6px;
  background: var(--accent); color: var(--on-accent); font: inherit;
}
`
