// @ts-check
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'

/**
 * A loader for Turbopack: puts the site's stylesheet, compiled and minified, in the place of the empty text that
 * app/site-styles-text.ts exports.
 * @this {{ resourcePath: string, addDependency(file: string): void, addContextDependency(directory: string): void }}
 */
export default async function siteStylesLoader() {
  const from = path.join(path.dirname(this.resourcePath), 'globals.css')
  this.addDependency(from)
  const source = await readFile(from, 'utf8')
  const { css, messages } = await postcss([tailwind({ optimize: { minify: true } })]).process(source, {
    from,
  })
  for (const { type, file, dir } of messages) {
    if (type === 'dependency') this.addDependency(file)
    if (type === 'dir-dependency') this.addContextDependency(dir)
  }
  return `export const SITE_STYLES = ${JSON.stringify(await withFonts(css, path.dirname(from)))}`
}

/**
 * The stylesheet with its font in the text itself, so that the first paint has it.
 * @param {string} css
 * @param {string} folder
 */
async function withFonts(css, folder) {
  const parts = css.split(/(?<=url\()["']?(\.[^"')]+\.woff2)["']?(?=\))/)
  const inlined = parts.map(async (part, index) =>
    index % 2 === 0 ? part : `data:font/woff2;base64,${await readFile(path.join(folder, part), 'base64')}`,
  )
  return (await Promise.all(inlined)).join('')
}
