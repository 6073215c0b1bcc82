// @ts-check

/**
 * @typedef {object} Stage
 * @property {{ from: string, to: string }[]} copies from the stage called `build`
 * @property {Record<string, string>} env
 * @property {string[]} command
 * @property {string[]} healthCheck
 */

/**
 * The last stage of our own Containerfile. It reads the few forms that the file has, each on a line of its own.
 * @param {string} text
 * @param {Record<string, string>} args the values of its ARG lines
 * @returns {Stage}
 */
export function readLastStage(text, args) {
  const stage = text.slice(text.lastIndexOf('\nFROM ')).split('\n')
  const linesOf = (/** @type {string} */ word) =>
    stage.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  const listOf = (/** @type {string} */ word) => {
    const [line = ''] = linesOf(word)
    return JSON.parse(line.slice(line.indexOf('[')))
  }
  return {
    copies: linesOf('COPY').map((line) => {
      const [, from, to] = /^--from=build (\S+) (\S+)$/.exec(line) ?? []
      if (!from || !to) throw new Error(`COPY ${line} is of another form.`)
      return { from, to }
    }),
    env: Object.fromEntries(
      linesOf('ENV')
        .flatMap((line) => line.split(' '))
        .map((pair) => {
          const [name = '', value = ''] = pair.split('=')
          return [name, value.startsWith('$') ? (args[value.slice(1)] ?? '') : value]
        }),
    ),
    command: listOf('CMD'),
    healthCheck: listOf('HEALTHCHECK'),
  }
}
