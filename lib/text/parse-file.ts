import { z } from 'zod'
import './zod-without-compiler'

/**
 * The content of a file of `data`, by its schema.
 * @param file as an operator finds it, such as `data/national/routes.json`
 * @throws an error that names the file and each place in it that is wrong
 */
export function parseFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  json: unknown,
): z.infer<Schema> {
  const { data, error } = schema.safeParse(json)
  if (error) throw new Error(`${file} is not as its schema has it:\n${z.prettifyError(error)}`)
  return data
}
