import { WORLD, type UniversitySearch } from '@/lib/universities/list'
import { Views } from './views'

/** The views of the world's universities. */
export function ViewTabs({ search }: { search: UniversitySearch }) {
  const { tab, compare } = search
  const hrefOf = (next: UniversitySearch['tab']) => WORLD.href({ ...search, tab: next, compare: [] })
  return (
    <Views
      tab={tab}
      browse={hrefOf('browse')}
      add={hrefOf('add')}
      {...(tab === 'compare' && { compared: compare })}
    />
  )
}
