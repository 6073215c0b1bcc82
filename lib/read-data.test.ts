import { z } from 'zod'
import { readData, readDataText } from './read-data'

it('reads a file of data by its schema', () => {
  const { date } = readData('exchange-rates', z.object({ date: z.iso.date() }))
  expect(JSON.parse(readDataText('exchange-rates'))).toHaveProperty('date', date)
})

it('names the file that is not as its schema has it, and the one that is not there', () => {
  expect(() => readData('national/steps', z.object({ no: z.string() }))).toThrow('data/national/steps.json')
  expect(() => readDataText('no-such-file')).toThrow('no-such-file.json')
})
