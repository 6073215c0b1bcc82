import type { Metadata } from 'next'
import { MissingPage } from './site-frame'

export const metadata: Metadata = { title: 'Page not found' }

export default function NotFound() {
  return <MissingPage />
}
