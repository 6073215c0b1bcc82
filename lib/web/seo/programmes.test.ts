import { PROGRAMMES } from '../../programmes/list'
import { programmesMetadata } from './programmes'

it('names the subject and the level, and leaves the sort out of the canonical address', () => {
  const search = PROGRAMMES.parse('?subject=law&level=master&country=de&sort=fee&page=2')
  expect(programmesMetadata(search, 'Law')).toMatchObject({
    title: 'Law: Master’s programmes, page 2',
    alternates: { canonical: '/programmes?subject=law&level=master&country=de&page=2' },
  })
})

it('names no level beside a text, which may ask for another one', () => {
  const search = PROGRAMMES.parse('?subject=law&search=law+masters')
  const { title, description } = programmesMetadata(search, 'Law')
  expect(title).toBe('Law programmes for “law masters”')
  expect(description).toMatch(/^Where to study law: /)
})

it('is about all subjects where none is chosen', () => {
  expect(programmesMetadata(PROGRAMMES.untouched, null)).toMatchObject({
    title: 'Programmes by subject',
    alternates: { canonical: '/programmes' },
  })
})
