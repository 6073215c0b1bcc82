import { parseAsUnread, unreadOf, writeUnread } from './unread-words'

const parser = parseAsUnread(['host', 'nationality'])

test('what was typed for a field goes through the address as it was', () => {
  const text = writeUnread([
    ['nationality', 'Brasileirra'],
    ['host', ' Spanien;  Ost: '],
  ])
  expect(text).toBe('nationality:Brasileirra;host:Spanien Ost:')
  const unread = parser.parse(text)
  expect(unread).toBe('host:Spanien Ost:;nationality:Brasileirra')
  expect(parser.parse(unread ?? '')).toBe(unread)
  expect(unreadOf({ unread }, 'host')).toBe('Spanien Ost:')
  expect(unreadOf({ unread }, 'country')).toBe('')
  expect(unreadOf({}, 'host')).toBe('')
})

test.each(['', 'other:x', 'host:', 'host', '__proto__:x'])('%j carries nothing', (text) => {
  expect(parser.parse(text)).toBeNull()
})

test('a long text stays one that is already short enough', () => {
  const once = parser.parse(`host:${'x'.repeat(500)}`) ?? ''
  expect(parser.parse(once)).toBe(once)
})
