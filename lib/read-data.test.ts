import { z } from 'zod'
import { hasData, listData, readData, readDataText } from './read-data'

it('reads a file of data by its schema', () => {
  const { date } = readData('exchange-rates', z.object({ date: z.iso.date() }))
  expect(JSON.parse(readDataText('exchange-rates'))).toHaveProperty('date', date)
})

it('names the file that is not as its schema has it, and the one that is not there', () => {
  expect(() => readData('national/steps', z.object({ no: z.string() }))).toThrow('data/national/steps.json')
  expect(() => readDataText('no-such-file')).toThrow('no-such-file.json')
})

it('lists the files of a folder by the names by which they are read, and fails where there is none', () => {
  const names = listData('scholarships')
  expect(names).toEqual(['scholarships/external', 'scholarships/government', 'scholarships/university'])
  expect(names.map(hasData)).toEqual([true, true, true])
  expect(hasData('scholarships')).toBe(true)
  expect(hasData('no-such-folder')).toBe(false)
  expect(() => listData('no-such-folder')).toThrow('no-such-folder')
})
