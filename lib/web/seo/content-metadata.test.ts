import { contentMetadata } from './content-metadata'

it.each([
  ['resources', 'visa', '/resources/visa'],
  ['site', 'about', '/about'],
  ['blog', 'the-two-toefl-scales', '/blog/the-two-toefl-scales'],
] as const)('gives %s/%s the title, description and address of its own', async (section, slug, path) => {
  const { title, description, alternates } = await contentMetadata(section, slug)
  expect(title).toEqual(expect.any(String))
  expect(description).toEqual(expect.any(String))
  expect(alternates?.canonical).toBe(path)
})

it.each(['guides', 'blog'] as const)(
  'has nothing to say of a text of %s that is not there',
  async (section) => {
    expect(await contentMetadata(section, 'no-such-text')).toEqual({})
  },
)
