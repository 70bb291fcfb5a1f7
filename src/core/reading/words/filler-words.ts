const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that add nothing to a name: articles, prepositions, breadth, result nouns. Stems, lower case. */
export const FILLER_WORDS = list(`
  a an the of for in on at to from with and or into by as is are was be its their this that these those your you
  it if any all each every available accessible specific given particular certain existing new current currently
  target one single multiple more some other detail detailed details information info data value content contents
  list lists result results item items resource resources record object objects entity tool function method api
  endpoint operation perform performs performing use used using provide provides specified selected associated
  related various different entire current following via within whose which has have
  against instance instances app application about detailed based operations write on-demand simply easily quickly
`)

/** Verbs that say no more than one another: which of them a name has does not matter. */
export const READ_VERBS = list(`
  get gets getting fetch fetches retrieve retrieves list lists show shows read reads view views obtain obtains
  query queries return returns lookup find finds search searches display displays describe describes
`)

/** Abbreviations in names, and the words they stand for. */
export const ABBREVIATED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    calc: 'calculate',
    config: 'configuration',
    desc: 'description',
    doc: 'document',
    docs: 'document',
    documentation: 'document',
    env: 'environment',
    info: 'information',
    msg: 'message',
    org: 'organization',
    organisation: 'organization',
    param: 'parameter',
    pr: 'pull',
    repo: 'repository',
    sim: 'simulator',
    spec: 'specification',
    vm: 'machine',
    db: 'database',
    del: 'delete',
    rm: 'remove',
    num: 'number',
    qty: 'quantity',
    img: 'image',
    geo: 'geocode',
    auth: 'authentication',
    admin: 'administrator',
    dir: 'directory',
    max: 'maximum',
    min: 'minimum',
    stats: 'statistic',
  }),
)

/** Chinese filler: what is left when it is taken out is what the text says. */
export const CHINESE_FILLER =
  /所有|全部|全球|一种|另一种?|给定|这个|指定|特定|某个?|某一|相关|详细|详情|信息|资料|資料|数据|明细|内容|列表|列出|一个|一组|当前|现有|新的|可用|工具|接口|功能|服务|智能|查询|获取|取得|獲取|搜索|检索|进行|用于|可以|用来|根据|通过|的|了|和|与|及|或|对|将|在|为|等|，|。|、/g
