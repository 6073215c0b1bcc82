import 'server-only'
import { getPages, getPosts } from '../../content/pages/queries'
import { getScholarships } from '../../scholarships/queries'
import { getUniversities } from '../../universities/queries'
import { listAddresses, type Address } from './sitemap'

/** Every address a search engine should know, each with the day its content last changed. */
export async function getAddresses(): Promise<Address[]> {
  const [pages, posts] = await Promise.all([getPages(), getPosts()])
  return listAddresses({ universities: getUniversities(), scholarships: getScholarships(), pages, posts })
}
