import { html } from '@/tests/fixtures/worker-browser'
import { markSaved } from './saved-copy'

const PAGE = '<!DOCTYPE html><html lang="en"><body>About</body></html>'

test('a saved page tells the day on which it was saved', async () => {
  const page = html(PAGE, {
    date: 'Sat, 21 Nov 2026 10:00:00 GMT',
    'content-encoding': 'gzip',
    'content-security-policy': "default-src 'self'",
  })
  const marked = await markSaved(page)
  expect(await marked.text()).toBe(
    '<!DOCTYPE html><html data-saved="21 November 2026" lang="en"><body>About</body></html>',
  )
  expect(marked.headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(marked.headers.get('content-encoding')).toBeNull()
})

test('a saved page without a date is still marked', async () => {
  const marked = await markSaved(html(PAGE, { date: '' }))
  expect(await marked.text()).toContain('data-saved="an earlier day"')
})
