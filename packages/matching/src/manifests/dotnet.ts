import { type Finding, finding } from './finding.ts';
import { readXml } from './formats/xml.ts';

const packageElements = new Set(['PackageReference', 'PackageVersion', 'GlobalPackageReference']);
/** Switches that add a package: `<UseWPF>true</UseWPF>`. */
const switchPattern = /^Use(?:WPF|WindowsForms|Maui|WinUI)$/;

/** *.csproj and similar files, Directory.Packages.props, packages.config. */
export function readMsBuild(text: string): Finding[] {
  return readXml(text).flatMap(({ path, value, line }) => {
    const [element = '', key = ''] = path.slice(-2);
    if (key === '@Sdk' || (element === 'Sdk' && key === '@Name'))
      return [finding('nuget', value.split('/')[0] ?? '', line)];
    if (packageElements.has(element) && (key === '@Include' || key === '@Update'))
      return [finding('nuget', value, line)];
    if (element === 'package' && key === '@id') return [finding('nuget', value, line)];
    return switchPattern.test(key) && value === 'true' ? [finding('nuget', key, line)] : [];
  });
}
