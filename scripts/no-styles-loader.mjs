// @ts-check
/** A loader for Turbopack: leaves nothing of a stylesheet, because another way carries it. */
export default function noStylesLoader() {
  return ''
}
