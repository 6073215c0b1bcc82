// Notes from the first moment whether somebody is at the page.
import './components/ui/when-used'
import { showServedTexts } from './lib/device/served-texts'

// Next runs this before React takes over the page.
showServedTexts()
