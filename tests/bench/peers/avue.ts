import 'element-plus/dist/index.css';
import '@smallwei/avue/lib/index.css';
import Avue from '@smallwei/avue';
import * as icons from '@element-plus/icons-vue';
import ElementPlus from 'element-plus';
import { createApp } from 'vue';
import Bench from './avue.vue';

const app = createApp(Bench);
for (const [name, icon] of Object.entries(icons)) app.component(name, icon);
app.use(ElementPlus).use(Avue).mount('#root');
