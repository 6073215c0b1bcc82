import { z } from 'zod'
import './zod-without-compiler'

export const valuesOf = <Value extends string>(table: readonly { value: Value }[]) =>
  z.enum(table.map((entry) => entry.value) as [Value, ...Value[]])

export const labelsOf = <Label extends string>(table: readonly { label: Label }[]) =>
  z.enum(table.map((entry) => entry.label) as [Label, ...Label[]])

export const unknown = <Type extends z.ZodType>(type: Type) => type.nullable().default(null)

/**
 * A name of the public web: no IP address, no `localhost`. `z.regexes.domain` would refuse endings such as `.рф`
 * (`xn--p1ai`).
 */
export const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i
export const HttpsUrl = z.url({ protocol: /^https$/, hostname: DOMAIN })
export const Text = z.string().trim().min(1)
export const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** ISO 3166-1 alpha-2 in lower case (`xk` for Kosovo). A country may have no universities in the catalogue. */
export const CountryCode = z.string().regex(/^[a-z]{2}$/)

/** `2026-11` */
export const IsoMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

/** A day, or only a month if the day is unknown. */
export const CheckedOn = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/)

/** A published work that figures were taken from. */
export const PublishedWork = z.strictObject({
  title: Text,
  publisher: Text,
  url: HttpsUrl,
  /** The year of the work, or the year in which it was read if its publisher revises it in place. */
  year: z.int(),
  checkedOn: z.iso.date(),
})
