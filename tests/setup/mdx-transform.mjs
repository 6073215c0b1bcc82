// @ts-check
const META = /^export const meta = (\{[\s\S]*?^\})\n/m
const IMPORT = /^import (\w+) from ('\S+\.json')$/gm

/** Gives Jest of a text in `data/pages` what queries read, its `meta`. How texts are drawn is tested in the browser. */
const transform = {
  /**
   * @param {string} source
   * @param {string} file
   */
  process(source, file) {
    const meta = META.exec(source)?.[1]
    if (!meta) throw new Error(`${file} does not begin with its meta.`)
    const imports = Array.from(
      source.matchAll(IMPORT),
      ([, name, from]) => `const ${name} = require(${from})`,
    )
    return {
      code: `
        ${imports.join('\n')}
        Object.defineProperty(exports, '__esModule', { value: true })
        exports.meta = ${meta}
        exports.default = () => null
      `,
    }
  },
}

export default transform
