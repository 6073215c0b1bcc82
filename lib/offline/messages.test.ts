import { readMessage } from './messages'

it.each([
  { type: 'keep', pages: ['/about'], files: [] },
  { type: 'compare', ids: ['eth-zurich'] },
  { type: 'forget' },
])('reads %j', (message) => {
  expect(readMessage(message)).toEqual(message)
})

it.each([
  null,
  'keep',
  { type: 'keep', pages: '/about', files: [] },
  { type: 'compare', ids: [1] },
  { type: 'SKIP_WAITING' },
])('takes nothing from %j', (message) => {
  expect(readMessage(message)).toBeNull()
})
