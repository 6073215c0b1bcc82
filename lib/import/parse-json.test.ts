import { parseJson } from './parse-json'

describe('parseJson', () => {
  const row = (line: number, name: string) => ({ line, cells: { name } })

  it('takes one record, a list, or a list under a known name', () => {
    expect(parseJson('{"name": "Alpha"}')).toEqual({ rows: [row(1, 'Alpha')], unused: [] })
    expect(parseJson('[{"name": "Alpha"},\n{"name": "Beta"}]')).toEqual({
      rows: [row(1, 'Alpha'), row(2, 'Beta')],
      unused: [],
    })
    expect(parseJson('{"success": true,\n"data": [\n{"name": "Alpha"}]}')).toEqual({
      rows: [row(3, 'Alpha')],
      unused: [],
    })
  })

  it('faults what is no record and keeps the rest', () => {
    expect(parseJson('[1, {"name": "Alpha"}, null]')).toEqual({
      rows: [
        { line: 1, cells: {}, fault: expect.stringContaining('not a university') },
        row(1, 'Alpha'),
        { line: 1, cells: {}, fault: expect.stringContaining('not a university') },
      ],
      unused: [],
    })
  })

  it('says where the text stops being JSON', () => {
    expect(parseJson('[\n{"name": "Alpha"},\n{"name": Beta}\n]')).toEqual({
      reason: 'This is not valid JSON: look at line 3.',
    })
  })

  it('refuses an empty list and one that is too long', () => {
    expect(parseJson('[]')).toHaveProperty('reason')
    expect(parseJson(`[${'{},'.repeat(2000)}{}]`)).toEqual({
      reason: expect.stringContaining('more than 2,000 rows'),
    })
  })

  it('can’t be made to reach an object’s prototype', () => {
    const text =
      '{"name": "Alpha", "__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "campusLife": {"__proto__": {"polluted": 1}}}'
    expect(parseJson(text)).toEqual({
      rows: [row(1, 'Alpha')],
      unused: ['__proto__', 'constructor', 'campusLife.__proto__'],
    })
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})
