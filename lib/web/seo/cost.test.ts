import { costMetadata } from './cost'

test('the canonical address keeps country and level, and no passport or currency', () => {
  const question = { country: 'gb', level: 'master' as const, passport: 'ng', currency: 'NGN' }
  expect(costMetadata(question, 'United Kingdom')).toMatchObject({
    title: 'What a master’s degree in the United Kingdom costs',
    description: expect.stringContaining(' in the United Kingdom, in your own currency'),
    alternates: { canonical: '/cost?country=gb&level=master' },
  })
  expect(costMetadata({ ...question, country: null, level: 'bachelor' }, null)).toMatchObject({
    title: 'What would it cost me to study abroad?',
    alternates: { canonical: '/cost' },
  })
  const unread = { country: 'Atlantis', passport: 'Marsian', currency: 'naira' }
  expect(costMetadata({ ...question, country: null, level: 'bachelor', unread }, null)).toMatchObject({
    alternates: { canonical: '/cost' },
  })
})
