/** Entries of these keys get a line each, so that a new edition changes the lines of what changed. */
const BY_LINE = new Set(['universities', 'countries'])

/**
 * A register as JSON: one university or country a line, in the order of their ids. Nulls and empty lists are left out,
 * because the schema reads what is missing as unknown.
 */
export function formatRegister(register: object): string {
  return `${format(register, '')}\n`
}

function format(value: unknown, indent: string, key = ''): string {
  if (!isObject(value) && !Array.isArray(value)) return JSON.stringify(value)
  const inner = `${indent} `
  const close = `\n${indent}`
  if (Array.isArray(value))
    return `[${value.map((each) => `\n${inner}${format(each, inner)}`).join(',')}${close}]`
  const entries = BY_LINE.has(key) ? Object.entries(value).sort(byKey) : Object.entries(value)
  const written = entries
    .filter(([, each]) => !isUnknown(each))
    .map(([name, each]) => {
      const text = BY_LINE.has(key) ? JSON.stringify(known(each)) : format(each, inner, name)
      return `\n${inner}${JSON.stringify(name)}: ${text}`
    })
  return written.length === 0 ? '{}' : `{${written.join(',')}${close}}`
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isUnknown = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

function known(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(known)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => !isUnknown(each))
      .map(([key, each]) => [key, known(each)]),
  )
}
