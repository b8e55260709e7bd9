import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { Parameters } from '../../features/settings/Parameters.tsx';

/** 系统参数: the plain list of parameters, and those that the product reads as settings. */
export const Param = () => <PlainScreen path="blade-system/param" List={Parameters} />;
