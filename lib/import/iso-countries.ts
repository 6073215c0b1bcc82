/** Names of ISO 3166, and of common lists, that our table of countries lacks, by code. */
const NAMES: Readonly<Record<string, string>> = {
  'bolivia plurinational state of': 'bo',
  'china mainland': 'cn',
  'congo democratic republic of the': 'cd',
  'congo the democratic republic of the': 'cd',
  'congo republic of the': 'cg',
  'hong kong china': 'hk',
  'hong kong sar china': 'hk',
  'china hong kong': 'hk',
  'china hong kong sar': 'hk',
  'iran islamic republic of': 'ir',
  'korea democratic peoples republic of': 'kp',
  'korea north': 'kp',
  'korea republic of': 'kr',
  'korea south': 'kr',
  'lao peoples democratic republic': 'la',
  'macao sar': 'mo',
  'macao sar china': 'mo',
  'macau sar': 'mo',
  'macau sar china': 'mo',
  'macau china': 'mo',
  'china macau': 'mo',
  'macedonia the former yugoslav republic of': 'mk',
  'moldova republic of': 'md',
  'netherlands kingdom of the': 'nl',
  'palestine state of': 'ps',
  'palestinian territory occupied': 'ps',
  'palestinian territories': 'ps',
  'syrian arab republic': 'sy',
  'taiwan province of china': 'tw',
  'taiwan china': 'tw',
  'china taiwan': 'tw',
  'tanzania united republic of': 'tz',
  'united kingdom of great britain and northern ireland': 'gb',
  'venezuela bolivarian republic of': 've',
  'viet nam socialist republic of': 'vn',
}

/** The three letters of ISO 3166, each before the two. */
const THREE =
  'afgaf alaax albal dzadz andad agoao argar armam abwaw ausau autat azeaz bhrbh bgdbd brbbb blrby belbe blzbz benbj btnbt bolbo bihba bwabw brabr brnbn bgrbg bfabf bdibi khmkh cmrcm canca cafcf tcdtd chlcl chncn colco comkm cricr civci hrvhr cubcu cuwcw cypcy czecz codcd dnkdk djidj domdo ecuec egyeg slvsv gnqgq estee ethet fjifj finfi frafr gufgf pyfpf gmbgm geoge deude ghagh gibgi grcgr grlgl grdgd glpgp gumgu gtmgt gingn guygy htiht hndhn hkghk hunhu islis indin idnid irnir irqiq irlie isril itait jamjm jpnjp jorjo kazkz kenke xkxxk kwtkw kgzkg laola lvalv lbnlb lsols lbrlr lbyly lieli ltult luxlu macmo mdgmg mwimw mysmy mdvmv mliml mltmt mtqmq mrtmr musmu mytyt mexmx mdamd mcomc mngmn mneme marma mozmz mmrmm namna nplnp nldnl nclnc nzlnz nicni nerne ngang prkkp mkdmk norno omnom pakpk pseps panpa pngpg prypy perpe phlph polpl prtpt qatqa cogcg reure rouro rusru rwarw lcalc stpst sausa sensn srbrs slesl sgpsg svksk svnsi slbsb somso zafza korkr ssdss espes lkalk knakn sdnsd swese chech syrsy twntw tjktj tzatz thath tlstl tgotg tuntn turtr tkmtm virvi ugaug ukrua areae gbrgb usaus uryuy uzbuz venve vnmvn yemye zmbzm zwezw'

const byThree = new Map(
  THREE.split(' ')
    .filter((pair) => pair.length === 5)
    .map((pair) => [pair.slice(0, 3), pair.slice(3)]),
)

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

/**
 * The code of a country by a name or three letters as lists print them: "Korea, Republic of", "China (Mainland)", "GBR".
 * @param findCountry knows the countries that there are
 */
export function findByIsoName(text: string, findCountry: (name: string) => string | null): string | null {
  const name = plain(text)
  const code = NAMES[name] ?? byThree.get(name)
  if (code) return findCountry(code)
  return findCountry(name.replace(/^the | the$/g, ''))
}
