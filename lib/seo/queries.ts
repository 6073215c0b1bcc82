import 'server-only'
import { z } from 'zod'
import external from '@/data/scholarships/external.json'
import government from '@/data/scholarships/government.json'
import university from '@/data/scholarships/university.json'
import { getPages, getPosts } from '../pages/queries'
import { getUniversities } from '../universities/queries'
import { listAddresses, type Address } from './sitemap'

const Dated = z.looseObject({ id: z.string(), sources: z.array(z.looseObject({ checkedOn: z.iso.date() })) })
const scholarships = z.array(Dated).parse([...university, ...external, ...government])

/** Every address a search engine should know, each with the day its content last changed. */
export async function getAddresses(): Promise<Address[]> {
  const [pages, posts] = await Promise.all([getPages(), getPosts()])
  return listAddresses({ universities: getUniversities(), scholarships, pages, posts })
}
