import 'server-only'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { parseFile } from './text/parse-file'

const DIRECTORY = join(process.cwd(), 'data')

/** Whether `data` has a file or a folder, such as `national/routes` or `national`. */
export const hasData = (name: string): boolean =>
  [name, `${name}.json`].some((path) => existsSync(join(DIRECTORY, path)))

/** The files of a folder of `data` by their names, such as `national/routes`, in order. @throws where it isn't there */
export const listData = (folder: string): string[] =>
  readdirSync(join(DIRECTORY, folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => `${folder}/${file.replace(/\.json$/, '')}`)

/** The text of a file of `data`, such as `national/routes`. */
export const readDataText = (name: string): string => readFileSync(join(DIRECTORY, `${name}.json`), 'utf8')

/**
 * The content of a file of `data`, such as `national/routes`, by its schema. It is read, not imported: an import puts the file
 * into the scripts of each route that comes near it, and a server keeps the text of every script.
 * @param read answers as `JSON.parse` does
 * @throws an error that names the file and each place in it that is wrong
 */
export function readData<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  read: (json: string) => unknown = JSON.parse,
): z.infer<Schema> {
  return parseFile(`data/${name}.json`, schema, read(readDataText(name)))
}
