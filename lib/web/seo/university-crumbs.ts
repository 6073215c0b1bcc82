import type { Crumb } from './json-ld'
import type { University } from '../../universities/record/schema'
import { WORLD } from '../../universities/list'

/** Home, all universities, those of the country, this one. */
export function universityCrumbs({ id, name, country, countryCode }: University): Crumb[] {
  return [
    { label: 'Home', href: '/' },
    { label: 'Universities', href: '/universities' },
    { label: country, href: WORLD.href({ country: [countryCode] }) },
    { label: name, href: `/universities/${id}` },
  ]
}
