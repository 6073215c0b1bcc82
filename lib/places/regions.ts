import { labelOf } from '../text/options'

/** The seven regions of the catalogue, in the order in which they are shown. */
export const REGIONS = [
  { value: 'north-america', label: 'North America' },
  { value: 'latin-america', label: 'Latin America' },
  { value: 'europe', label: 'Europe' },
  { value: 'asia', label: 'Asia' },
  { value: 'middle-east', label: 'Middle East' },
  { value: 'africa', label: 'Africa' },
  { value: 'oceania', label: 'Oceania' },
] as const

export type Region = (typeof REGIONS)[number]['value']

export function regionLabel(region: Region): string {
  return labelOf(REGIONS, region) ?? region
}
