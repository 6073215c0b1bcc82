import { llmsText } from './llms'
import { listTools, openApi } from './openapi'

const SITE = { name: 'Site', description: 'Where to study.', url: 'https://site.example' }

it('describes every tool and parameter in OpenAPI 3.1', () => {
  const { openapi, paths, servers } = openApi(SITE, '1.0.0')
  expect(openapi).toMatch(/^3\.1/)
  expect(servers).toEqual([{ url: 'https://site.example/api/v1' }])
  expect(Object.keys(paths)).toEqual(listTools().map(({ name }) => `/${name}`))
  expect(paths['/facts']?.get.parameters).toEqual([
    expect.objectContaining({ name: 'id', in: 'query', required: true, example: 'university-of-leeds' }),
    expect.objectContaining({ name: 'level', required: false }),
    expect.objectContaining({ name: 'status', required: false }),
    expect.objectContaining({ name: 'subject', required: false }),
  ])
})

it('tells people what a tool takes, filled with an example', () => {
  const facts = listTools().find(({ name }) => name === 'facts')
  expect(facts?.example).toBe('/api/v1/facts?id=university-of-leeds&level=master')
  expect(facts?.parameters.at(1)).toEqual({
    name: 'level',
    description: 'The level of the degree; left out: bachelor',
    options: ['bachelor', 'master', 'doctorate'],
    value: 'master',
    isRequired: false,
  })
})

it('leads programs that answer people to the tools and the files', () => {
  const text = llmsText(SITE, listTools())
  expect(text).toMatch(/^# Site\n\n> Where to study\.\n/)
  expect(text).toContain('](https://site.example/api/v1/facts?id=university-of-leeds&level=master)')
  expect(text).toContain('](https://site.example/data)')
})
