import { skillTable } from '../skill-table.ts';

export const mobileAndDesktop = [
  ...skillTable(
    'platform',
    `
android | Android | aka android sdk, android studio, android development, android app, android apps, androidx, android jetpack | implies mobile .9 | related ios .3
ios | iOS | aka ios development, ios app, ios sdk, iphone, ipad, uikit, cocoa touch, ios apps, iphone app | implies mobile .9
watchos | watchOS | aka apple watch, wear os, android wear, wearables | implies mobile .6
tvos | tvOS | aka apple tv, android tv | implies mobile .4
tizen | Tizen | aka samsung tizen, harmonyos | implies mobile .6
`,
  ),
  ...skillTable(
    'framework',
    `
react-native | React Native | aka reactnative, react native web | implies react .8, mobile .9, javascript .7 | related flutter .5, ionic .5
expo | Expo | aka expo.io, expo go, expo router | implies react-native .9, mobile .8 | case | context react, native, mobile, app, apps, eas
flutter | Flutter | aka flutter sdk, flutter app, flutterflow | implies dart .9, mobile .9 | case
ionic | Ionic | aka ionic framework, ionic 4, ionic angular | implies javascript .6, mobile .8 | case
capacitor | Capacitor | aka capacitorjs | implies javascript .6, mobile .8 | related cordova .8 | case | context ionic, mobile, cordova, ios, android, plugin, app
cordova | Apache Cordova | aka cordova, phonegap | implies javascript .7, mobile .8
nativescript | NativeScript | aka native script | implies javascript .7, mobile .8
xamarin | Xamarin | aka xamarin forms | implies csharp .9, mobile .8, dotnet .8
dotnet-maui | .NET MAUI | aka net maui, dotnet maui | implies csharp .9, mobile .7, dotnet .9 | related xamarin .9
jetpack-compose | Jetpack Compose | aka android compose | implies kotlin .9, android .9
kotlin-multiplatform | Kotlin Multiplatform | aka kmp, kotlin multiplatform mobile, compose multiplatform, kmm | implies kotlin .9, mobile .7
swiftui | SwiftUI | aka swift ui | implies swift .9, ios .8
combine | Combine | aka combine framework, rxswift | implies swift .9 | case | context swiftui, swift, ios, rxswift, publisher, publishers
qt | Qt | aka qt framework, qml, qt quick, qt6, qt5 | implies cpp .6, desktop .8 | case
pyqt | PyQt | aka pyqt5, pyside | implies python .9, qt .8, desktop .8
gtk | GTK | aka gtk+, gtk4, gtkmm | implies desktop .8, linux .5 | related qt .6
wpf | WPF | aka windows presentation foundation, xaml | implies csharp .9, desktop .9, windows .7
winforms | Windows Forms | aka winforms, win forms | implies csharp .8, desktop .9, windows .7 | related wpf .7
uwp | UWP | aka universal windows platform, winui | implies csharp .8, desktop .8, windows .8
avalonia | Avalonia | aka avalonia ui | implies csharp .9, desktop .9 | related wpf .7
javafx | JavaFX | aka java fx | implies java .9, desktop .9 | related swing .7
swing | Swing | aka java swing, awt swing | implies java .9, desktop .9 | case | context java, javafx, awt, gui, desktop, jframe
tkinter | Tkinter | aka tk interface | implies python .9, desktop .8
kivy | Kivy | aka wxpython, wxwidgets | implies python .8, desktop .7, mobile .4
cocoa | Cocoa | aka appkit, cocoa framework | implies macos .9, desktop .8 | case | context macos, mac, objective-c, swift, apple, ios
`,
  ),
  ...skillTable(
    'library',
    `
retrofit | Retrofit | aka okhttp | implies android .8 | case | context android, kotlin, okhttp, java, rest
room-android | Room | aka room database, android room | implies android .9, sqlite .6 | case | context android, jetpack, kotlin, sqlite, dao
dagger | Dagger | aka dagger 2, dagger hilt | implies android .7, dependency-injection .9 | case | context android, hilt, java, kotlin, injection
rxjava | RxJava | aka rxkotlin, rxandroid | implies java .8
kotlin-coroutines | Kotlin coroutines | aka kotlin flow | implies kotlin .9, concurrency .7
core-data | Core Data | aka swiftdata | implies ios .8, swift .7
alamofire | Alamofire | implies swift .9, ios .8
arkit | ARKit | aka ar kit, realitykit | implies ios .8, augmented-reality .9
arcore | ARCore | aka ar core, sceneform | implies android .8, augmented-reality .9
core-ml | Core ML | aka coreml | implies ios .7, machine-learning .6
healthkit | HealthKit | aka health kit, google fit | implies mobile .7
riverpod | Riverpod | aka flutter bloc, flutter provider | implies flutter .9, state-management .8
`,
  ),
  ...skillTable(
    'tool',
    `
xcode | Xcode | aka x code, apple instruments | implies ios .7, macos .4
adb | Android Debug Bridge | aka adb | implies android .8
google-play | Google Play | aka play store, google play console, app store connect | implies mobile .5
`,
  ),
];
