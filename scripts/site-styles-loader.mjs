// @ts-check
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'

/**
 * A loader for Turbopack: puts the site's stylesheet, compiled and minified, and the font of headings in the place of the
 * empty texts that app/site-styles-text.ts exports.
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
  const font = path.join(path.dirname(from), 'fonts/newsreader-latin-500.woff2')
  this.addDependency(font)
  return `export const SITE_STYLES = ${withServedFiles(css)}\nexport const SITE_FONT = '${await readFile(font, 'base64')}'`
}

/**
 * The stylesheet as an expression. The relative path of each file in it becomes the address at which the file is
 * served.
 * @param {string} css
 */
function withServedFiles(css) {
  return css
    .split(/(?<=url\()["']?(\.[^"')]+)["']?(?=\))/)
    .map((part, index) =>
      index % 2 === 0 ? JSON.stringify(part) : `new URL(${JSON.stringify(part)}, import.meta.url).pathname`,
    )
    .join(' + ')
}
