import 'element-plus/dist/index.css';
import { createApp } from 'vue';
import Bench from './element.vue';

createApp(Bench).mount('#root');
