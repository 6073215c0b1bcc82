/** Runs before the first paint, so that a remembered theme never flashes in late. */
const SCRIPT = `try{var t=localStorage.getItem('meridian-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
