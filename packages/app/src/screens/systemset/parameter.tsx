import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { Parameters } from '../../features/settings/Parameters.tsx';

/** 系统设置参数: the plain list of parameters, and those that the mobile application reads as settings. */
export const Parameter = () => <PlainScreen path="systemset/parameter" List={Parameters} />;
