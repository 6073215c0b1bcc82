import { checkedId, checkHref } from './check-hash'

test('the address names the added university, and nothing else is taken for one', () => {
  expect(checkedId(new URL(checkHref('added-1a-2'), 'https://a.example').hash)).toBe('added-1a-2')
  for (const hash of ['', '#check-', '#check-oslo', '#check-added-<b>']) expect(checkedId(hash)).toBeNull()
})
