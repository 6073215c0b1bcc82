const TOKEN =
  /\s*([{}[\],:]|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing'

/**
 * The kind of token that may follow a token; null when the token itself may not stand there. `open` has the unclosed
 * brackets.
 */
function follow(token: string, expected: Expected, open: string[]): Expected | null {
  const afterValue = (): Expected => (open.length === 0 ? 'nothing' : 'comma or end')
  if (token === '}' || token === ']') {
    const mayEnd = expected === 'comma or end' || expected === (token === '}' ? 'key or end' : 'value or end')
    return mayEnd && open.pop() === (token === '}' ? '{' : '[') ? afterValue() : null
  }
  switch (expected) {
    case 'key':
    case 'key or end':
      return token.startsWith('"') ? 'colon' : null
    case 'colon':
      return token === ':' ? 'value' : null
    case 'comma or end':
      return token === ',' ? (open.at(-1) === '{' ? 'key' : 'value') : null
    case 'value':
    case 'value or end':
      if (token === ',' || token === ':') return null
      if (token !== '{' && token !== '[') return afterValue()
      open.push(token)
      return token === '{' ? 'key or end' : 'value or end'
    case 'nothing':
      return null
  }
}

/** The line on which a text stops being JSON. Only some browsers name it in the message of their own error. */
export function jsonErrorLine(text: string): number {
  const open: string[] = []
  let expected: Expected | null = 'value'
  let at = 0
  while (at < text.length) {
    TOKEN.lastIndex = at
    const match = TOKEN.exec(text)
    const [whole = '', token = ''] = match ?? []
    expected = match && expected && follow(token, expected, open)
    if (!expected) {
      at += /^\s*/.exec(text.slice(at))?.[0].length ?? 0
      break
    }
    at += whole.length
  }
  return text.slice(0, at).split('\n').length
}
