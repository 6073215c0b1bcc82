import { isObject } from './is-object'

/**
 * Makes a reader of JSON that keeps each text once, in however many places and files it stands: the subjects, notes and
 * addresses of thousands of universities are a few thousand different texts. It remembers every text it has read, so it
 * is to be dropped once the files are read.
 * @returns a reader that answers as `JSON.parse` does
 */
export function sharingReader(): (json: string) => unknown {
  const texts = new Map<string, string>()
  const share = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (!texts.has(value)) texts.set(value, value)
      return texts.get(value)
    }
    if (Array.isArray(value)) value.forEach((entry, at) => (value[at] = share(entry)))
    else if (isObject(value)) for (const key of Object.keys(value)) value[key] = share(value[key])
    return value
  }
  return (json) => share(JSON.parse(json))
}
