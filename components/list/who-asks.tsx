import { Link } from '@/components/ui/link'

/** Below "Can they take me?": what answers it. */
export function WhoAsks() {
  return (
    <p>
      {'By your '}
      <Link href="/scholarships">profile</Link>
    </p>
  )
}
