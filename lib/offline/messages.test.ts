import { readMessage } from './messages'

it.each([{ type: 'keep', page: '/about', files: ['/a'] }, { type: 'forget' }])('reads %j', (message) => {
  expect(readMessage(message)).toEqual(message)
})

it.each([null, 'keep', { type: 'keep', page: '/about', files: [1] }, { type: 'SKIP_WAITING' }])(
  'takes nothing from %j',
  (message) => {
    expect(readMessage(message)).toBeNull()
  },
)
