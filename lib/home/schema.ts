import { z } from 'zod'
import { TYPES } from '../scholarships/vocabulary'

const Text = z.string().min(1)

/** The texts of the home page about the site. The partners and the stories are invented: see `docs/deploy.md`. */
export const MarketingSchema = z.strictObject({
  badge: Text,
  stats: z.array(z.strictObject({ value: Text, label: Text })),
  availableFunding: Text,
  categories: z.array(
    z.strictObject({
      type: z.enum(TYPES.map(({ value }) => value)),
      title: Text,
      description: Text,
      count: Text,
    }),
  ),
  partners: z.array(z.strictObject({ name: Text, mark: Text })),
  stories: z.array(
    z.strictObject({
      name: Text,
      country: Text,
      scholarship: Text,
      university: Text,
      field: Text,
      amount: Text,
      story: Text,
    }),
  ),
})

export type Marketing = z.infer<typeof MarketingSchema>
