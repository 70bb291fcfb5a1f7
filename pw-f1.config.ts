import base from '/work/main/playwright.config'
export default { ...base, testDir: '/work/main/e2e', outputDir: '/tmp/F1/results', reporter: [['list']], webServer: [], use: { ...base.use, baseURL: 'http://localhost:5392/' } }
