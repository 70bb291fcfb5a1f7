const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that add nothing to a name: articles, prepositions, breadth, result nouns. Stems, lower case. */
export const FILLER_WORDS = list(`
  a an the of for in on at to from with and or into by as is are was be its their this that these those your you
  it if any all each every available accessible specific given particular certain existing new current currently
  target one single multiple more some other detail detailed details information info data value content contents
  list lists result results item items resource resources record object objects entity tool function method api
  endpoint operation perform performs performing use used using provide provides specified selected associated
  related various different entire current following via within whose which has have
  will can also my matching pagination paginated prompt prompts comprehensive complete relevant against instance instances app application about detailed based operations write on-demand simply easily quickly another interesting fun exciting
  output outputs input inputs criteria criterion condition conditions match matches matched meet meets satisfy satisfies argument arguments
  metadata properties property attribute attributes amount saved stored registered defined created
`)

/** Verbs that say no more than one another: which of them a name has does not matter. */
export const READ_VERBS = list(`
  get gets getting fetch fetches retrieve retrieves list lists show shows read reads view views obtain obtains
  query queries return returns lookup find finds search searches display displays describe describes
  retrieval retrival retrieving listing fetching lookups
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
    orgs: 'organization',
    repos: 'repository',
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
    var: 'variable',
    vars: 'variable',
  }),
)

/** Chinese filler: what is left when it is taken out is what the text says. */
export const CHINESE_FILLER =
  /(?:调用)?(?:该|本|此)(?:接口|工具)|该|(?:标准|条件|参数)(?=\s|搜索|查询|检索|筛选|查找)|(?<=\s)名(?:称|字)?(?=\s|[的检搜查获找筛])|以当前身份(?:[（(][^）)]*[）)])?|当前身份(?![（(])|所有|全部|全球|一[种条份张次些组个封笔项位首篇段]|另一[种个]?|有趣的?|精彩的?|好玩的?|多[条个种]|各[种类]|每[个条]|给定(?:的?输入)?|这[个些]|指定|特定|具体|某[个一些]?|实际|金额|用户(?:指定|给定|提供|输入)的?|(?:过滤|筛选|搜索|查询)(?:条件|标准)|(?:符合|满足)(?:特定|给定|指定|某些|一定)?的?(?:标准|条件|要求)|相关|关于|对应|[详细][细情节]|信息|资料|資料|数据(?!库|集|源)|明细|内容|记录|结果|列表|清单|列出|实例|流程|情况|现有|已有|其他|当前|目前|输出结果|(?<![更最刷创])新(?!加坡|闻|西兰|增|建|能源|型|冠)的?|按(?!钮|摩|键|揭)|可用|平台|工具|接口|功能|服务|智能|查询|获取|取得|獲取|搜索|检索|进行|执行|用于|可以|用来|根据|通过|提供|返回|的|了|和|与|及|或|其|对(?!象|话|比)|将|在|为|等|从(?!业|属)|向(?!量)|中(?!国|心|文|英|学|央|医|药|间|年|小|转)|上(?!海|传|市|次|午|级|游|涨|报|架)|内(?!容|存|部)|下(?=的|$)|个(?!人|性|体)|并(?!发|购|行)|到(?!期|达|账|店|货)|，|。|、/g
