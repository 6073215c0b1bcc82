/** A token of JSON and the space before it. Each is sought where the one before ends. */
const TOKEN =
  /\s*([{}[\],:]|"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/gy

const countLines = (text: string) => text.split(/\r\n?|\n/).length

/** The line on which each entry of the file's first list begins. The text must be valid JSON. */
export function entryLines(text: string): number[] {
  const lines: number[] = []
  let line = 1
  let depth = 0
  let listDepth = 0
  let before = ''
  for (const [whole, token = ''] of text.matchAll(TOKEN)) {
    line += countLines(whole) - 1
    const isInList = listDepth > 0 && depth === listDepth
    if (isInList && token === ']') break
    if (isInList && (before === '[' || before === ',')) lines.push(line)
    if (token === '[' || token === '{') depth++
    if (token === ']' || token === '}') depth--
    if (token === '[' && listDepth === 0) listDepth = depth
    before = token
  }
  return lines
}

/** The first characters of a value. */
const VALUE = '{["-0123456789tfn'

/**
 * The first characters of the tokens that may follow a token. `open` has, for each unclosed bracket, those that may
 * follow a value in it.
 */
function follow(token: string, isKey: boolean, open: string[]): string {
  switch (token) {
    case '{':
      open.push(',}')
      return '"}'
    case '[':
      open.push(',]')
      return `${VALUE}]`
    case ':':
      return VALUE
    case ',':
      return open.at(-1) === ',}' ? '"' : VALUE
    case '}':
    case ']':
      open.pop()
  }
  return isKey ? ':' : (open.at(-1) ?? '')
}

/** The line on which a text stops being JSON. Only some browsers name it in the message of their own error. */
export function jsonErrorLine(text: string): number {
  const open: string[] = []
  let expected = VALUE
  let end = 0
  for (const { 0: whole, 1: token = '', index } of text.matchAll(TOKEN)) {
    if (!expected.includes(token.charAt(0))) break
    const isKey = token.startsWith('"') && !expected.includes('[')
    expected = follow(token, isKey, open)
    end = index + whole.length
  }
  const space = /^\s*/.exec(text.slice(end))?.[0] ?? ''
  return countLines(text.slice(0, end) + space)
}
