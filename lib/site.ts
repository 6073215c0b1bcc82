import { env } from './env'

/** The site's name and contact placeholders, in one place; an operator changes them here. */
export const SITE = {
  name: 'Meridian',
  tagline: 'Find Your Future',
  description:
    'Find universities, compare them, and find scholarships you can really get. Each profile says what its figures rest on, and of which year.',
  email: '{email}',
  phone: '{phone}',
  firstYear: 2024,
  url: env.SITE_URL,
} as const

export type SocialNetwork = { label: string; href: string | null }

/** The site's profiles elsewhere. One without an address yet is named in the footer, but is no link. */
export const SOCIAL: readonly SocialNetwork[] = [
  { label: 'X', href: null },
  { label: 'Instagram', href: null },
  { label: 'LinkedIn', href: null },
  { label: 'YouTube', href: null },
]
