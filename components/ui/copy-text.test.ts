import { copyText } from './copy-text'

const withClipboard = (clipboard: { writeText: (text: string) => Promise<void> } | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })

afterEach(() => withClipboard(undefined))

it('copies a text', async () => {
  const texts: string[] = []
  withClipboard({ writeText: (text) => Promise.resolve(void texts.push(text)) })
  expect(await copyText('A link')).toBe(true)
  expect(texts).toEqual(['A link'])
})

it('says so where the browser refuses, and where it has no clipboard', async () => {
  withClipboard({ writeText: () => Promise.reject(new Error('not allowed')) })
  expect(await copyText('A link')).toBe(false)
  withClipboard(undefined)
  expect(await copyText('A link')).toBe(false)
})
